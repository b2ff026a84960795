import type { ShownNotice } from '#core';
import { Icon, type IconName } from '#core/ui';

const ofTone: Readonly<Record<ShownNotice['tone'], IconName>> = {
  neutral: 'info-circle',
  success: 'circle-check',
  warning: 'alert-triangle',
  danger: 'alert-circle',
  info: 'info-circle',
};

const ofGroup: Readonly<Record<string, IconName | undefined>> = {
  connection: 'wifi-off',
  session: 'logout',
};

interface NoticeIconProps {
  readonly notice: Pick<ShownNotice, 'group' | 'tone'>;
  readonly size: number;
}

export function NoticeIcon({ notice, size }: NoticeIconProps) {
  return <Icon name={ofGroup[notice.group] ?? ofTone[notice.tone]} size={size} />;
}
