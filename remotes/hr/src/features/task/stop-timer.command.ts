import { stopTimer } from '@atrium/work-ui';

export default stopTimer;
