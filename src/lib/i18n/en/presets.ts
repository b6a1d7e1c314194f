/** One's own ready-made house rules. */
export const presets = {
  own: 'Your own',
  save: 'Save these rules under a name',
  name: 'Name of these rules',
  keep: 'Save',
  replace: 'Replace',
  replaces: 'You have some of that name; these take their place.',
  cancel: 'Cancel',
  remove: (name: string) => `Delete ${name}`,
  removed: 'Deleted.',
  undo: 'Undo',
  fault: {
    emptyName: 'Give it a name that can be seen.',
    longName: 'A name has at most 24 characters.',
    tooMany: 'Thirty are enough. Delete one first.',
  },
};
