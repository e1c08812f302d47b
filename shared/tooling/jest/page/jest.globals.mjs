/** What tests import from `@jest/globals`, which works in Jest's own runner alone. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
