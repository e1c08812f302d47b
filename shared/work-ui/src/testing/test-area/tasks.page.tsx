import { TaskPage } from '../../index.js';

export default () => <TaskPage tab="socialMediaHandling" />;
