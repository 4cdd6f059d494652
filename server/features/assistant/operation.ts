import type { z } from '@hono/zod-openapi';
import type { AssistantType } from '#domain/assistant/request-types.ts';
import type { UserContext } from '#server/context.ts';
import type { Checked } from './checked-words.ts';
import type { Prompt } from './provider/prompt.ts';
import type { Records } from './records.ts';
import type { AnswerOf } from './shapes.ts';

export type OperationContext = { ctx: UserContext; records: Records };

/**
 * One of the nine requests: what it takes, how the embedded assistant answers, how a provider makes it better. Each pairs
 * its own input and answer; written as methods, all nine fit one list whose caller only hands one to the other.
 */
export type Operation<Type extends AssistantType, Input, Told> = {
  type: Type;
  input: z.ZodType<Input>;
  /** The company the request is about, and what it says of it. */
  subject?(input: Input): { companyId?: string | null | undefined; profile?: Record<string, unknown> | undefined };
  /** What is said when nobody could answer (AST-9). */
  failure: string;
  embedded(context: OperationContext, input: Input): Promise<AnswerOf<Type>>;
  /** Null: nothing here for a provider. `base` is the embedded answer, null when even that failed. */
  prompt(context: OperationContext, input: Input, base: AnswerOf<Type> | null): Promise<Prompt | null>;
  /** The provider's answer, validated; throws on anything else. */
  read(text: string): Told;
  /** The provider's words over the embedded answer's facts: what is shown of them passes through `checked`. */
  merge(
    context: OperationContext,
    input: Input,
    base: AnswerOf<Type> | null,
    told: Told,
    checked: Checked,
  ): Promise<AnswerOf<Type>>;
  /** How a streamed sentence is checked, where it is not by `checked`. */
  checkDelta?(sentence: string, known: string): string;
  /** When provider and embedded assistant both failed (AST-7). */
  samples?(input: Input): AnswerOf<Type>;
  /** The text that grows while one reads, for the streamed ones. */
  textOf?(answer: AnswerOf<Type>): string;
};

export const operation = <Type extends AssistantType, Input, Told>(definition: Operation<Type, Input, Told>) =>
  definition;
