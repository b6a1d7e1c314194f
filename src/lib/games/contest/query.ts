/** A parameter of an address: its name and what stands there. */
export type Parameter = readonly [name: string, value: string];

/** Half of a character that takes two units: no address can hold it. */
const HALF = /\p{Cs}/gu;
const encoded = (text: string): string => encodeURIComponent(text.replace(HALF, '\ufffd'));

/** Parameters as the query of an address, from its "?" on. */
export const printQuery = (parameters: readonly Parameter[]): string =>
  `?${parameters.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;

/**
 * The parameters of a query, in order; what is no escape is taken as it stands. The platform's own reader is none of the language's, and
 * rules know nothing but that. Total: any text is safe.
 */
export const parseQuery = (search: string): readonly Parameter[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece): Parameter => {
      const [name = '', ...value] = piece.split('=');
      return [decoded(name), decoded(value.join('='))];
    });

function decoded(text: string): string {
  const plain = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(plain);
  } catch {
    // Something that is no escape after all: whoever reads the value judges it.
    return plain;
  }
}
