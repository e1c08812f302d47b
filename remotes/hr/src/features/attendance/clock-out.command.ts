import { t } from '@atrium/sdk';
import { punchCommand } from './punch.command.js';

export default punchCommand('out', () => t('Clocked out'));
