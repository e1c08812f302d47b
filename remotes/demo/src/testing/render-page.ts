import { renderPage as renderAnyPage } from '@atrium/ui/testing';
import { configure } from '@testing-library/react';
import type { ComponentType } from 'react';
import slices from '../slices.js';

// Nothing on these pages is hidden except by styles, which jsdom lacks; checking visibility would take most of a role
// query's time.
configure({ defaultHidden: true });

/** Shows a page of the sample apps to an employee at a path below the company, such as `apps/notes`. */
export const renderPage = (Page: ComponentType, path: string) => renderAnyPage(Page, { path, slices });
