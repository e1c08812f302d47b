import type { Display } from '@atrium/contracts';
import { useSelector } from 'react-redux';
import { selectDisplay } from './customizer.slice.js';

/** How the portal looks here and now. */
export const useDisplay = (): Display => useSelector(selectDisplay);
