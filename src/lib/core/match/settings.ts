import { err, ok, type Result } from '../result.ts';
import { isObject, type Unread } from './decode.ts';
import type { ConfigError } from './game.ts';

type Check = (value: unknown, input: Unread) => boolean;

/** A check for each setting; it may look at the others. */
export type Checks<Config> = Readonly<Record<keyof Config & string, Check>>;

/** The fields that settings may be without: those that were added when such settings had long been stored. */
type Optional<Config> = {
  [Field in keyof Config & string]: undefined extends Config[Field] ? Field : never;
}[keyof Config & string];

/**
 * Reads settings: every field must be there and lawful, none may be foreign. The first that is not is named. What comes back has passed the
 * checks, and so is what they describe. Only the `later` fields may be missing.
 */
export function readSettings<Config>(
  checks: Checks<Config>,
  input: unknown,
  later: readonly Optional<Config>[] = [],
): Result<Config, ConfigError> {
  if (!isObject(input)) return err({ code: 'notObject', field: '' });
  for (const [field, check] of Object.entries<Check>(checks)) {
    if (!Object.hasOwn(input, field)) {
      if (later.some((each) => each === field)) continue;
      return err({ code: 'missing', field });
    }
    if (!check(input[field], input)) return err({ code: 'notAllowed', field });
  }
  const foreign = Object.keys(input).find((key) => !Object.hasOwn(checks, key));
  if (foreign !== undefined) return err({ code: 'unknown', field: foreign });
  return ok({ ...input } as Config);
}

/** Whether a setting is yes or no. */
export const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** Whether the app holds the cards, or a real deck lies on the table. */
export type Deck = 'dealt' | 'physical';

/** Whether a setting is one of the two decks. */
export const isDeck = (value: unknown): boolean => value === 'dealt' || value === 'physical';
