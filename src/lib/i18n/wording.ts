/** The shape of English messages, with any words in them: what they are called, what they take, and nothing of what they say. */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : English extends object
      ? { readonly [Key in keyof English]: Words<English[Key]> }
      : English;
