const demoAccounts = ['admin', 'hr', 'lead', 'employee', 'client'];

/**
 * The message when everything runs.
 * @param {import('../portal.settings.mjs').Settings} settings
 * @param {string | undefined} demoPassword as the person set it
 * @returns {string}
 */
export function welcome({ publicUrl, demo }, demoPassword) {
  const lines = ['', `Atrium runs at ${publicUrl}`];
  if (demo) {
    const password = demoPassword ? 'as set in ATRIUM_DEMO_PASSWORD' : 'Demo!2026';
    lines.push('', `Demo company: ${publicUrl}/demo/auth/login`);
    lines.push(`  ${demoAccounts.map((name) => `${name}@demo.test`).join('  ')}`, `  password: ${password}`);
  }
  return [...lines, '', 'Ctrl-C stops it.', ''].join('\n');
}
