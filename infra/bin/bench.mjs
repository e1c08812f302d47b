import { bench } from '../src/bench/bench.command.mjs';

await bench();
