/** The declarations of pairs derived from Rust are those that the page was written for. Checked by `tsc`. */
import { expect, test } from "vitest";
import type * as Derived from "../www/src/pkg/twintree_whole.js";
import type * as Contract from "./boundary-pairs-contract.js";

/** Each can stand for the other; optional is not the same as possibly undefined. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type Types = {
  Attribute: Same<Derived.Attribute, Contract.Attribute>;
  Bootstrap: Same<Derived.Bootstrap, Contract.Bootstrap>;
  ColumnSummary: Same<Derived.ColumnSummary, Contract.ColumnSummary>;
  HistogramBin: Same<Derived.HistogramBin, Contract.HistogramBin>;
  ManyTexts: Same<Derived.ManyTexts, Contract.ManyTexts>;
  MeasuredChunk: Same<Derived.MeasuredChunk, Contract.MeasuredChunk>;
  MeasuredColumn: Same<Derived.MeasuredColumn, Contract.MeasuredColumn>;
  MeasureGroup: Same<Derived.MeasureGroup, Contract.MeasureGroup>;
  PairsRequest: Same<Derived.PairsRequest, Contract.PairsRequest>;
  Randomisation: Same<Derived.Randomisation, Contract.Randomisation>;
  RefusedPair: Same<Derived.RefusedPair, Contract.RefusedPair>;
  ReplacedInPairs: Same<Derived.ReplacedInPairs, Contract.ReplacedInPairs>;
  ScatterAxis: Same<Derived.ScatterAxis, Contract.ScatterAxis>;
  ScatterPlot: Same<Derived.ScatterPlot, Contract.ScatterPlot>;
  Significance: Same<Derived.Significance, Contract.Significance>;
};

/** What each function takes, in order, and what it gives. */
type SameCall<A extends (...given: never[]) => unknown, B extends (...given: never[]) => unknown> =
  Same<Parameters<A>, Parameters<B>> extends true ? Same<ReturnType<A>, ReturnType<B>> : false;

type Functions = {
  [Name in keyof typeof Contract]: SameCall<(typeof Derived)[Name], (typeof Contract)[Name]>;
};

/** A record of every comparison above in which each came out true; else this file does not compile. */
type AllTrue<T> = { readonly [Name in keyof T]: true };
const types = (): AllTrue<Types> => ({}) as Types;
const functions = (): AllTrue<Functions> => ({}) as Functions;

test("the derived declarations have the shapes the page relies on", () => {
  expect([types(), functions()]).toEqual([{}, {}]);
});
