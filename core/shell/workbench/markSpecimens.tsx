import { Icon } from '../../ui/icons/Icon.tsx';
import { Badge } from '../../ui/marks/Badge.tsx';
import { Count } from '../../ui/marks/Count.tsx';
import { Crest } from '../../ui/marks/Crest.tsx';
import { Flag } from '../../ui/marks/Flag.tsx';
import { LiveDot } from '../../ui/marks/LiveDot.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { Specimens } from './Specimen.tsx';

const badgeTones = ['neutral', 'now', 'success', 'danger', 'warning', 'info', 'accent'] as const;
const colors = ['#1d6fd1', '#f2c230'] as const;

export const markSpecimens: Specimens = {
  Badge: badgeTones.flatMap((tone) =>
    [false, true].map((hasDot) => ({
      state: `${tone}${hasDot ? ' hasDot' : ''}`,
      node: (
        <Badge tone={tone} hasDot={hasDot}>
          {tone}
        </Badge>
      ),
    })),
  ),
  Count: (['neutral', 'accent'] as const).map((tone) => ({
    state: tone,
    node: <Count value={128} tone={tone} />,
  })),
  Crest: [
    ...[16, 24, 48].map((size) => ({
      state: `size ${size}`,
      node: <Crest colors={colors} size={size} />,
    })),
    { state: 'label', node: <Crest colors={colors} label="A club" /> },
  ],
  Flag: ['de', 'gb-eng', 'eu', 'int', 'zz'].map((iso) => ({
    state: iso,
    node: <Flag iso={iso} />,
  })),
  Icon: [
    ...[14, 16, 20, 24, 32].map((size) => ({
      state: `size ${size}`,
      node: <Icon name="star" size={size} />,
    })),
    { state: 'isFilled', node: <Icon name="star" size={20} isFilled /> },
    { state: 'mirrored by name', node: <Icon name="chevron-right" size={20} /> },
    { state: 'isMirrored', node: <Icon name="search" size={20} isMirrored /> },
  ],
  LiveDot: [{ state: 'plain', node: <LiveDot /> }],
  VisuallyHidden: [
    { state: 'read, not seen', node: <VisuallyHidden>Read, not seen</VisuallyHidden> },
  ],
};
