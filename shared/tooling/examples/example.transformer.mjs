import swcJest from '@swc/jest';
import { withSource } from './example-source.mjs';

/** Jest's counterpart of example.loader.mjs. */
export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    return {
      ...swc,
      process: (text, file, jest) => swc.process(withSource(text), file, jest),
      processAsync: (text, file, jest) => swc.processAsync(withSource(text), file, jest),
    };
  },
};
