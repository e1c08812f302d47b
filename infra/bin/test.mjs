import { test } from '../src/testing/test.command.mjs';

process.exitCode = (await test(process.argv.slice(2))) ? 0 : 1;
