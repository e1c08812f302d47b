import { buildChanged } from '../build/build.step.mjs';
import { isForNode, isRemote } from '../build/workspace.list.mjs';
import { gatewayEnvironment } from '../gateway/gateway.environment.mjs';
import { messageOf } from '../plain.error.mjs';
import { pickPort } from '../process/port.check.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { compiledGatewayMain } from '../project.paths.mjs';
import { prepare } from '../start/prepare.steps.mjs';
import { readSettings } from '../portal.settings.mjs';
import { runUntilStopped } from '../start/stoppable.command.mjs';
import { welcome } from '../start/welcome.text.mjs';
import { openPageProxy } from './page.proxy.mjs';
import { RestartingGateway } from './restarting.gateway.mjs';
import { watchSources } from './source.watcher.mjs';

const mode = 'development';

/**
 * Brings one change of the sources to the open pages.
 * @param {RestartingGateway} gateway
 * @param {import('./page.proxy.mjs').PageProxy} proxy
 * @param {{ progress: import('../progress.reporter.mjs').Progress, signal: AbortSignal }} options
 */
async function applyChange(gateway, proxy, { progress, signal }) {
  const built = await buildChanged(progress, { signal, mode });
  if (!built.length) return;
  // A remote's new release is published when the gateway starts.
  if (built.some((workspace) => isForNode(workspace) || isRemote(workspace))) {
    await progress.step('Restarting the gateway', () => gateway.restart());
  }
  proxy.reloadPages();
  progress.line('Open pages reload');
}

/**
 * @param {import('../start/shutdown.stack.mjs').ShutdownStack} shutdown
 * @param {AbortSignal} signal
 */
async function runDevelopment(shutdown, signal) {
  const settings = readSettings(process.env);
  const progress = createProgress();
  const database = await prepare({ settings, progress, shutdown, signal, mode });
  if (signal.aborted) return;

  const gatewayPort = await pickPort();
  const env = gatewayEnvironment({ ...settings, port: gatewayPort }, database.url);
  const gateway = new RestartingGateway({
    main: compiledGatewayMain,
    env,
    dataDir: settings.dataDir,
    progress,
  });
  shutdown.add(gateway.stop);
  const proxy = openPageProxy({ port: settings.port, gatewayPort, ready: gateway.ready });
  shutdown.add(proxy.close);
  const report = (/** @type {unknown} */ error) => signal.aborted || progress.line(messageOf(error));
  await gateway.ready().then(() => console.log(welcome(settings, process.env.ATRIUM_DEMO_PASSWORD)), report);

  await watchSources(() => applyChange(gateway, proxy, { progress, signal }).catch(report), signal);
}

/** `npm run dev`: like `npm start`, but changes of the sources reach open pages automatically. */
export const develop = () => runUntilStopped(runDevelopment);
