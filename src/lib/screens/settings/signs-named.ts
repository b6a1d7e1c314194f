/** Signs beside each other. Nothing in × ÷ says which way it runs: they stand in an isolate from the left. */
export const signsNamed = (signs: string): string => `\u2066${[...signs].join(' ')}\u2069`;
