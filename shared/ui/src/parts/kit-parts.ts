import '../../theme/parts.scss';

export { ButtonGroup } from '../button/button-group.js';
export { Collapse } from '../collapse/collapse.js';
export { Nav } from '../nav/nav.js';
export { Navbar } from '../nav/navbar.js';
export { Popover } from '../overlay/popover.js';
export { Tooltip } from '../overlay/tooltip.js';
export { Pagination } from '../pagination/pagination.js';
