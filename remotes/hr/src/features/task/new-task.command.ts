import type { CommandModule } from '@atrium/sdk';
import { NewTask } from '@atrium/work-ui';

const newTask: CommandModule['default'] = () => Promise.resolve(NewTask);

export default newTask;
