/** Bundles the programs of the services from SWC's output with webpack, in its own process. */
import { runWebpack } from '../webpack.run.mjs';
import { isForNode, listWorkspaces } from '../workspace.list.mjs';
import { programConfig } from './program.config.mjs';
import { listPrograms } from './program.list.mjs';

runWebpack(programConfig(listPrograms(listWorkspaces().filter(isForNode))));
