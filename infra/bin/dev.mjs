import { develop } from '../src/dev/dev.command.mjs';

await develop();
