import { lazyPage } from '@atrium/sdk';
import type { ButtonGroupProps } from '../button/button-group.js';
import type { CollapseProps } from '../collapse/collapse.js';
import type { NavProps } from '../nav/nav.js';
import type { NavbarProps } from '../nav/navbar.js';
import type { PopoverProps } from '../overlay/popover.js';
import type { TooltipProps } from '../overlay/tooltip.js';
import type { PaginationProps } from '../pagination/pagination.js';

// Components that few pages show, in one file with its styles, loaded with the first of them. They need a Suspense
// around them.
const parts = () => import('./kit-parts.js');

export const ButtonGroup = lazyPage<ButtonGroupProps>(async () => ({ default: (await parts()).ButtonGroup }));
export const Collapse = lazyPage<CollapseProps>(async () => ({ default: (await parts()).Collapse }));
export const Nav = lazyPage<NavProps>(async () => ({ default: (await parts()).Nav }));
export const Navbar = lazyPage<NavbarProps>(async () => ({ default: (await parts()).Navbar }));
export const Pagination = lazyPage<PaginationProps>(async () => ({ default: (await parts()).Pagination }));
export const Popover = lazyPage<PopoverProps>(async () => ({ default: (await parts()).Popover }));
export const Tooltip = lazyPage<TooltipProps>(async () => ({ default: (await parts()).Tooltip }));
