import type { z } from 'zod';

/** What a schema says of one of its fields, for the box one writes it in. */
export type FieldLimits = { isRequired: boolean; isNumber: boolean; maxLength?: number; min?: number; max?: number };

type Node = z.core.$ZodType;
type Def = {
  type: string;
  innerType?: Node;
  in?: Node;
  out?: Node;
  shape?: Record<string, Node>;
  element?: Node;
};
type Bounds = { maxLength?: number | null; minValue?: number | null; maxValue?: number | null };

/** Limits live in the schema alone: the input takes them from there. Null where the schema has no such field. */
export function limitsOf(schema: Node, name: string): FieldLimits | null {
  let node: Node | undefined = schema;
  for (const key of name.split('.')) node = node && childOf(node, key);
  if (!node) return null;
  const bounds = boundsOf(node);
  return { isRequired: isRequired(node), isNumber: isNumber(node), ...bounds };
}

const defOf = (node: Node): Def => node._zod.def;

function childOf(node: Node, key: string): Node | undefined {
  const def = defOf(node);
  if (def.shape) return def.shape[key];
  if (def.element) return def.element;
  const inside = def.innerType ?? def.in;
  return inside && childOf(inside, key);
}

/** A chain of steps keeps the narrowest bound that any of them says. */
function boundsOf(node: Node): Pick<FieldLimits, 'maxLength' | 'min' | 'max'> {
  const { innerType, in: first, out } = defOf(node);
  const inner = [innerType, first, out].flatMap((step) => (step ? [boundsOf(step)] : []));
  const own = node as Bounds;
  const all = [{ maxLength: own.maxLength, min: own.minValue, max: own.maxValue }, ...inner];
  const known = (values: (number | null | undefined)[]) =>
    values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  const least = (values: number[]) => (values.length > 0 ? Math.min(...values) : undefined);
  const mins = known(all.map(({ min }) => min));
  return {
    maxLength: least(known(all.map(({ maxLength }) => maxLength))),
    min: mins.length > 0 ? Math.max(...mins) : undefined,
    max: least(known(all.map(({ max }) => max))),
  };
}

function isNumber(node: Node): boolean {
  const { type, innerType, in: first } = defOf(node);
  const inside = innerType ?? first;
  return inside ? isNumber(inside) : type === 'number' || type === 'int';
}

/** Neither nothing nor an empty box is accepted. */
function isRequired(node: Node): boolean {
  const accepts = (value: unknown) => (node as z.ZodType).safeParse(value).success;
  return !accepts(undefined) && !accepts(null) && !accepts('');
}
