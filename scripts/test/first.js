// The order of test files where nothing ran before. Vitest takes the largest first; but what takes longest here is a few lines each that try what lies in data.
import { BaseSequencer } from 'vitest/node';

/** Takes the files of these folders before all others. @param {RegExp} folders */
export const first = (folders) =>
  class extends BaseSequencer {
    /** @override @param {import('vitest/node').TestSpecification[]} files */
    async sort(files) {
      const sorted = await super.sort(files);
      const isFirst = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
        folders.test(moduleId);
      return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
    }
  };
