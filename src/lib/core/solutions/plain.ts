import type { Expression } from '../expression.ts';
import { expressionOf } from './simplest.ts';
import { structureOf } from './structure.ts';

/** The same solution written plainly: without needless brackets, larger numbers first. It must divide by zero nowhere. */
export const plain = (e: Expression): Expression => expressionOf(structureOf(e));
