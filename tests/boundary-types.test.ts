/** The declarations derived from Rust are those that the page was written for. Checked by `tsc`. */
import { expect, test } from "vitest";
import type * as Besides from "../www/src/pkg/twintree_whole.js";
import type * as Derived from "../www/src/pkg/twintree_whole.js";
import type * as Contract from "./boundary-contract.js";

/** Each can stand for the other; optional is not the same as possibly undefined. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type Types = {
  AlignOptions: Same<Derived.AlignOptions, Contract.AlignOptions>;
  AlignResult: Same<Derived.AlignResult, Contract.AlignResult>;
  Agreement: Same<Derived.Agreement, Contract.Agreement>;
  Argument: Same<Derived.Argument, Contract.Argument>;
  Algorithm: Same<Derived.Algorithm, Contract.Algorithm>;
  Analysis: Same<Derived.Analysis, Contract.Analysis>;
  BrokenSentence: Same<Derived.BrokenSentence, Contract.BrokenSentence>;
  BrokenWord: Same<Derived.BrokenWord, Contract.BrokenWord>;
  Comparison: Same<Derived.Comparison, Contract.Comparison>;
  ComparisonResult: Same<Derived.ComparisonResult, Contract.ComparisonResult>;
  Coverage: Same<Derived.Coverage, Contract.Coverage>;
  Diagnostic: Same<Derived.Diagnostic, Contract.Diagnostic>;
  Edge: Same<Derived.Edge, Contract.Edge>;
  EditStep: Same<Derived.EditStep, Contract.EditStep>;
  EditTrace: Same<Derived.EditTrace, Contract.EditTrace>;
  EmptyNode: Same<Derived.EmptyNode, Contract.EmptyNode>;
  Encoding: Same<Derived.Encoding, Contract.Encoding>;
  Explanation: Same<Derived.Explanation, Contract.Explanation>;
  Field: Same<Derived.Field, Contract.Field>;
  Fraction: Same<Derived.Fraction, Contract.Fraction>;
  FileBound: Same<Derived.FileBound, Contract.FileBound>;
  FileOutline: Same<Derived.FileOutline, Contract.FileOutline>;
  FilePosition: Same<Derived.FilePosition, Contract.FilePosition>;
  FileReading: Same<Derived.FileReading, Contract.FileReading>;
  FileStop: Same<Derived.FileStop, Contract.FileStop>;
  Format: Same<Derived.Format, Contract.Format>;
  FusedPart: Same<Derived.FusedPart, Contract.FusedPart>;
  FusedSentence: Same<Derived.FusedSentence, Contract.FusedSentence>;
  FusionResult: Same<Derived.FusionResult, Contract.FusionResult>;
  Link: Same<Derived.Link, Contract.Link>;
  LinkAgreement: Same<Derived.LinkAgreement, Contract.LinkAgreement>;
  LinkLine: Same<Derived.LinkLine, Contract.LinkLine>;
  LinkFile: Same<Derived.LinkFile, Contract.LinkFile>;
  LinkTable: Same<Derived.LinkTable, Contract.LinkTable>;
  LinksReading: Same<Derived.LinksReading, Contract.LinksReading>;
  Merge: Same<Derived.Merge, Contract.Merge>;
  MultiwordToken: Same<Derived.MultiwordToken, Contract.MultiwordToken>;
  NamedWord: Same<Derived.NamedWord, Contract.NamedWord>;
  NamedWords: Same<Derived.NamedWords, Contract.NamedWords>;
  NodeReason: Same<Derived.NodeReason, Contract.NodeReason>;
  Operation: Same<Derived.Operation, Contract.Operation>;
  Options: Same<Derived.Options, Contract.Options>;
  Outline: Same<Derived.Outline, Contract.Outline>;
  OutlineEntry: Same<Derived.OutlineEntry, Contract.OutlineEntry>;
  PairedBy: Same<Derived.PairedBy, Contract.PairedBy>;
  Pairing: Same<Derived.Pairing, Contract.Pairing>;
  PairLink: Same<Derived.PairLink, Contract.PairLink>;
  Path: Same<Derived.Path, Contract.Path>;
  Phrase: Same<Derived.Phrase, Contract.Phrase>;
  PhraseSentence: Same<Derived.PhraseSentence, Contract.PhraseSentence>;
  PhraseWord: Same<Derived.PhraseWord, Contract.PhraseWord>;
  Proposal: Same<Derived.Proposal, Contract.Proposal>;
  Ratio: Same<Derived.Ratio, Contract.Ratio>;
  ReadAs: Same<Derived.ReadAs, Contract.ReadAs>;
  Reading: Same<Derived.Reading, Contract.Reading>;
  Relation: Same<Derived.Relation, Contract.Relation>;
  RelationAgreement: Same<Derived.RelationAgreement, Contract.RelationAgreement>;
  Request: Same<Derived.Request, Contract.Request>;
  Score: Same<Derived.Score, Contract.Score>;
  Sentence: Same<Derived.Sentence, Contract.Sentence>;
  Severity: Same<Derived.Severity, Contract.Severity>;
  Side: Same<Derived.Side, Contract.Side>;
  SideCoverage: Same<Derived.SideCoverage, Contract.SideCoverage>;
  Span: Same<Derived.Span, Contract.Span>;
  Step: Same<Derived.Step, Contract.Step>;
  StepsResult: Same<Derived.StepsResult, Contract.StepsResult>;
  Word: Same<Derived.Word, Contract.Word>;
};

/** What the methods besides answer. */
type BesidesTypes = {
  AttachedWord: Same<Besides.AttachedWord, Contract.AttachedWord>;
  Attachment: Same<Besides.Attachment, Contract.Attachment>;
  Bracket: Same<Besides.Bracket, Contract.Bracket>;
  BracketLabel: Same<Besides.BracketLabel, Contract.BracketLabel>;
  BracketScores: Same<Besides.BracketScores, Contract.BracketScores>;
  BracketTable: Same<Besides.BracketTable, Contract.BracketTable>;
  Brackets: Same<Besides.Brackets, Contract.Brackets>;
  ComparedWords: Same<Besides.ComparedWords, Contract.ComparedWords>;
  CrossingFigures: Same<Besides.CrossingFigures, Contract.CrossingFigures>;
  Crossings: Same<Besides.Crossings, Contract.Crossings>;
  CrossingsOptions: Same<Besides.CrossingsOptions, Contract.CrossingsOptions>;
  CrossingsResult: Same<Besides.CrossingsResult, Contract.CrossingsResult>;
  CrossingTally: Same<Besides.CrossingTally, Contract.CrossingTally>;
  DistanceOptions: Same<Besides.DistanceOptions, Contract.DistanceOptions>;
  Distances: Same<Besides.Distances, Contract.Distances>;
  DistancesResult: Same<Besides.DistancesResult, Contract.DistancesResult>;
  EditCosts: Same<Besides.EditCosts, Contract.EditCosts>;
  Measure: Same<Besides.Measure, Contract.Measure>;
  NodeEdit: Same<Besides.NodeEdit, Contract.NodeEdit>;
  KindFigures: Same<Besides.KindFigures, Contract.KindFigures>;
  PhraseTest: Same<Besides.PhraseTest, Contract.PhraseTest>;
  Quartet: Same<Besides.Quartet, Contract.Quartet>;
  QuartetCounts: Same<Besides.QuartetCounts, Contract.QuartetCounts>;
  QuartetKind: Same<Besides.QuartetKind, Contract.QuartetKind>;
  Reason: Same<Besides.Reason, Contract.Reason>;
  RelationAttachment: Same<Besides.RelationAttachment, Contract.RelationAttachment>;
  Split: Same<Besides.Split, Contract.Split>;
  Splits: Same<Besides.Splits, Contract.Splits>;
  TreeEdit: Same<Besides.TreeEdit, Contract.TreeEdit>;
  TreeEditNode: Same<Besides.TreeEditNode, Contract.TreeEditNode>;
  TreeEditOptions: Same<Besides.TreeEditOptions, Contract.TreeEditOptions>;
  TreeEditResult: Same<Besides.TreeEditResult, Contract.TreeEditResult>;
  TreeEditStep: Same<Besides.TreeEditStep, Contract.TreeEditStep>;
  TestedPhrase: Same<Besides.TestedPhrase, Contract.TestedPhrase>;
  WordLeftOut: Same<Besides.WordLeftOut, Contract.WordLeftOut>;
  WrongTag: Same<Besides.WrongTag, Contract.WrongTag>;
};

/** What each function takes, in order, and what it gives. */
type SameCall<A extends (...given: never[]) => unknown, B extends (...given: never[]) => unknown> =
  Same<Parameters<A>, Parameters<B>> extends true ? Same<ReturnType<A>, ReturnType<B>> : false;

/** The functions of the second and the third module: all there are. */
type Exported = typeof Derived & typeof Besides;

type Functions = {
  [Name in keyof typeof Contract]: Name extends keyof Exported
    ? SameCall<Exported[Name], (typeof Contract)[Name]>
    : false;
};

/** A record of every comparison above in which each came out true; else this file does not compile. */
type AllTrue<T> = { readonly [Name in keyof T]: true };
const types = (): AllTrue<Types> => ({}) as Types;
const besides = (): AllTrue<BesidesTypes> => ({}) as BesidesTypes;
const functions = (): AllTrue<Functions> => ({}) as Functions;

test("the derived declarations have the shapes the page relies on", () => {
  expect([types(), besides(), functions()]).toEqual([{}, {}, {}]);
});
