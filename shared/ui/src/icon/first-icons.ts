/// <reference path="./tabler.d.ts" />
import AlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import AlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import ArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import Check from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import CircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import Copy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import Eye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import EyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import Lock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import Logout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import Mail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import PlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import Refresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import X from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

/** Icons for the pages around sign-in, which load no others. */
export const FIRST_ICONS = {
  'alert-circle': AlertCircle,
  'alert-triangle': AlertTriangle,
  'arrow-right': ArrowRight,
  check: Check,
  'circle-check': CircleCheck,
  copy: Copy,
  eye: Eye,
  'eye-off': EyeOff,
  'info-circle': InfoCircle,
  lock: Lock,
  logout: Logout,
  mail: Mail,
  'plug-connected-x': PlugConnectedX,
  refresh: Refresh,
  x: X,
} as const;
