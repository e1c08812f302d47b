import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { withDatabase } from '../postgres/portal.database.mjs';
import { gatewayEnvironment } from '../gateway/gateway.environment.mjs';
import { PlainError } from '../plain.error.mjs';
import { auditMain, projectRoot } from '../project.paths.mjs';
import { readSettings } from '../portal.settings.mjs';

/**
 * `npm run audit:verify`: verifies the audit trail of every company and prints the verdicts.
 * @returns {Promise<number>} the exit code: 1 when a trail is broken or could not be read
 */
export async function verifyAudit() {
  try {
    if (!fs.existsSync(auditMain)) throw new PlainError('Nothing is built yet: run `npm run build` first.');
    const settings = readSettings(process.env);
    return await withDatabase(settings, async (databaseUrl) => {
      const env = gatewayEnvironment(settings, databaseUrl);
      const child = spawn(process.execPath, [auditMain], { cwd: projectRoot, env, stdio: 'inherit' });
      const [code] = await once(child, 'exit');
      return code ?? 1;
    });
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    return 1;
  }
}
