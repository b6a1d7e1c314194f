/** A printed expression that breaks into lines only before a sign: a number stays with what is done with it. */
export const beforeSigns = (expression: string): string => expression.replace(/([+−×÷]) /g, '$1\u00a0');
