/**
 * Many objects of one kind, column by column: a browser stores and reads that in a fraction of the time
 * that it takes for the objects, in which it writes each name and each value that is the same again.
 */

/** What `pack` makes of a list. */
type Packed =
  | { readonly plain: readonly unknown[] }
  /** Of objects that are there again and again each once, and which of them comes when. */
  | { readonly order: readonly number[]; readonly of: Packed }
  | { readonly count: number; readonly columns: Readonly<Record<string, Column>> };

/** What the objects have under one name. */
type Column = { readonly optional: boolean } & (
  | { readonly same: unknown }
  | { readonly each: readonly unknown[] }
  /** Of lists, all that is in them, and how much is in each. */
  | { readonly counts: readonly number[]; readonly items: Packed }
);

/** A list to be stored. What is not all objects stays as it is. Linear in all that is in it. */
export function pack(items: readonly unknown[]): Packed {
  const places = new Map<unknown, number>();
  const order = items.map((item) => {
    const at = places.get(item) ?? places.size;
    if (at === places.size) places.set(item, at);
    return at;
  });
  const once = [...places.keys()];
  if (once.length === 0 || !once.every(isPlain)) return { plain: items };
  if (2 * once.length <= items.length) return { order, of: pack(once) };
  const list = items.filter(isPlain);
  const columns: Record<string, Column> = {};
  for (const name of new Set(list.flatMap(Object.keys))) {
    const has = (item: Plain) => Object.hasOwn(item, name);
    const values = list.map((item) => (has(item) ? item[name] : undefined));
    columns[name] = { optional: !list.every(has), ...packValues(values) };
  }
  return { count: list.length, columns };
}

function packValues(values: readonly unknown[]) {
  const [first] = values;
  if (values.every((value) => Object.is(value, first))) return { same: first };
  const lists = values.filter((value) => Array.isArray(value));
  if (lists.length < values.length) return { each: values };
  return { counts: lists.map((list) => list.length), items: pack(lists.flat()) };
}

/**
 * The list that was packed; nothing in it is trusted yet. A name that some objects do not have is left out
 * where it has no value. Of what no one packed nothing is left.
 */
export function unpack(packed: unknown): readonly unknown[] {
  if (!isPlain(packed)) return [];
  const { plain, order, of, count, columns } = packed;
  if (Array.isArray(plain)) return plain;
  if (Array.isArray(order)) {
    const once = unpack(of);
    return order.map((at) => once[at]);
  }
  if (!isCount(count) || !isPlain(columns)) return [];
  const items = Array.from({ length: count }, () => ({}) as Record<string, unknown>);
  for (const [name, column] of Object.entries(columns)) {
    if (!isPlain(column)) continue;
    const values = unpackValues(column);
    items.forEach((item, at) => {
      const value = values(at);
      if (value !== undefined || column.optional !== true) item[name] = value;
    });
  }
  return items;
}

function unpackValues({ same, each, counts, items }: Plain): (at: number) => unknown {
  if (Array.isArray(each)) return (at) => each[at];
  if (!Array.isArray(counts)) return () => same;
  const all = unpack(items);
  let next = 0;
  const lists = counts.map((count) => {
    const from = next;
    next += Number(count);
    return all.slice(from, next);
  });
  return (at) => lists[at];
}

/** More than this no one packs. */
const most = 2 ** 24;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

type Plain = Readonly<Record<string, unknown>>;

/** Whether it is an object of names and values, and nothing that has a kind of its own, such as a file. */
function isPlain(value: unknown): value is Plain {
  if (typeof value !== "object" || value === null) return false;
  return Object.getPrototypeOf(value) === Object.prototype && !Object.hasOwn(value, "__proto__");
}
