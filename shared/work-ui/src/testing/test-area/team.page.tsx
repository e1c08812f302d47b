import { AreaTeam } from '../../index.js';

export default () => <AreaTeam tab="socialMediaHandling" tasksPath="smm/task" />;
