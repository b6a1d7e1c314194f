/** Some of them, for a language that is not whole yet: a list stands whole or not at all. */
export type Some<English> = English extends string | ((...given: never) => unknown) | readonly unknown[]
  ? Words<English>
  : { readonly [Key in keyof English]?: Some<English[Key]> };

/** The shape of English messages, with any words in them: what they are called, what they take, and nothing of what they say. */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : English extends object
      ? { readonly [Key in keyof English]: Words<English[Key]> }
      : English;
