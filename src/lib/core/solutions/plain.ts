import { ascending } from '../ascending.ts';
import { numbersOf, type Expression } from '../expression.ts';
import { Writer } from './writer.ts';
import { templateOf } from './template-of.ts';
import { TemplateValues } from './template-values.ts';
import { type TemplateJoint, type Span, type Templates } from './templates.ts';

/** The same solution written plainly: without needless brackets, larger numbers first. Up to eight numbers; it must divide by zero nowhere. */
export function plain(e: Expression): Expression {
  const hand = ascending(numbersOf(e));
  const templates = growing(hand.length);
  const values = new TemplateValues(templates);
  values.fill(hand);
  return new Writer(values).expressionOf(templateOf(templates, hand, e));
}

/** Room for the templates of one expression: of each of its parts, term by term and factor by factor. */
const ROOM = 64;

/** A table that has the places only, and whatever else it is asked for: all templates over eight places would be too many. */
function growing(places: number): Templates {
  const mask = new Uint8Array(ROOM);
  const kind = new Uint8Array(ROOM);
  const rest = new Uint32Array(ROOM);
  const block = new Uint32Array(ROOM);
  const spans: Span[] = [];
  for (let place = 0; place < places; place += 1) {
    mask[place] = 1 << place;
    spans[1 << place] = { sums: place, products: place, fractions: place, end: place + 1 };
  }
  let count = places;
  function find(itsKind: TemplateJoint, itsRest: number, itsBlock: number): number {
    mask[count] = (mask[itsRest] ?? 0) | (mask[itsBlock] ?? 0);
    kind[count] = itsKind;
    rest[count] = itsRest;
    block[count] = itsBlock;
    return count++;
  }
  return {
    places,
    spans,
    sums: [],
    products: [],
    mask,
    kind,
    rest,
    block,
    remembered: 0,
    terms: [],
    factors: [],
    find,
  };
}
