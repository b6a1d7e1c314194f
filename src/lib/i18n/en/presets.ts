/** House rules that people saved under a name of their own. */
export const presets = {
  own: 'Your own',
  save: 'Save these rules',
  name: 'Name of these rules',
  keep: 'Save',
  replace: 'Replace',
  replaces: 'You already have rules with this name. Saving replaces them.',
  cancel: 'Cancel',
  remove: (name: string) => `Delete ${name}`,
  removed: 'Deleted.',
  undo: 'Undo',
  fault: {
    emptyName: 'Enter a name.',
    longName: 'Use at most 24 characters.',
    tooMany: 'You can save up to thirty. Delete one first.',
  },
};
