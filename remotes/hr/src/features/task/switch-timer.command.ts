import type { CommandModule } from '@atrium/sdk';
import { SwitchTimer } from '@atrium/work-ui';

const switchTimer: CommandModule['default'] = () => Promise.resolve(SwitchTimer);

export default switchTimer;
