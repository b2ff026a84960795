import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { ChipLink } from '../../ui/controls/ChipLink.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Pager } from '../../ui/controls/Pager.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import { TabPanel, Tabs } from '../../ui/controls/Tabs.tsx';
import { Link } from '../../ui/react/Link.tsx';
import { Held, type Specimen, type Specimens } from './Specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'outline', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const here = { name: 'workbench.gallery' };

const choices = [
  { id: 'first', label: 'First' },
  { id: 'counted', label: 'With a count', count: 12 },
  { id: 'now', label: 'Now', isLive: true, count: 3 },
] as const;

type Choice = (typeof choices)[number]['id'];

function tabs(prefix: string, areCountsQuiet: boolean): Specimen {
  const items = choices.map(({ id, ...choice }) => ({ ...choice, id: `${prefix}-${id}` }));
  return {
    state: areCountsQuiet ? 'areCountsQuiet' : 'value, count, isLive',
    node: (
      <Held start={`${prefix}-first`}>
        {(value, hold) => (
          <div>
            <Tabs
              label={`Tabs ${prefix}`}
              items={items}
              value={value}
              onChange={hold}
              areCountsQuiet={areCountsQuiet}
            />
            {items.map(({ id, label }) => (
              <TabPanel key={id} id={id} value={value}>
                {label}
              </TabPanel>
            ))}
          </div>
        )}
      </Held>
    ),
  };
}

export const controlSpecimens: Specimens = {
  Button: [
    ...variants.map((variant) => ({
      state: variant,
      node: <Button variant={variant}>{variant}</Button>,
    })),
    ...variants.map((variant) => ({
      state: `${variant} isDisabled`,
      node: (
        <Button variant={variant} isDisabled>
          {variant}
        </Button>
      ),
    })),
    ...variants.map((variant) => ({
      state: `${variant} isBusy`,
      node: (
        <Button variant={variant} isBusy>
          {variant}
        </Button>
      ),
    })),
    ...sizes.map((size) => ({
      state: size,
      node: (
        <Button size={size} icon="refresh">
          {size}
        </Button>
      ),
    })),
    {
      state: 'isBlock',
      node: (
        <Button variant="primary" isBlock>
          Block
        </Button>
      ),
    },
  ],
  ButtonLink: variants.map((variant) => ({
    state: variant,
    node: (
      <ButtonLink to={here} variant={variant} icon="search">
        {variant}
      </ButtonLink>
    ),
  })),
  Chip: [
    { state: 'action', node: <Chip>Action</Chip> },
    { state: 'isOn false', node: <Chip isOn={false}>Off</Chip> },
    { state: 'isOn', node: <Chip isOn>On</Chip> },
    { state: 'icon', node: <Chip icon="search">Icon</Chip> },
    { state: 'disabled', node: <Chip disabled>Disabled</Chip> },
  ],
  ChipLink: [
    {
      state: 'isCurrent false',
      node: (
        <ChipLink to={here} isCurrent={false}>
          Elsewhere
        </ChipLink>
      ),
    },
    {
      state: 'isCurrent',
      node: (
        <ChipLink to={here} isCurrent>
          Here
        </ChipLink>
      ),
    },
  ],
  IconButton: [
    ...sizes.map((size) => ({
      state: size,
      node: <IconButton icon="search" label={`Search ${size}`} size={size} />,
    })),
    { state: 'isOutlined', node: <IconButton icon="search" label="Search outlined" isOutlined /> },
    { state: 'isPressed', node: <IconButton icon="star" label="Star" isPressed /> },
    { state: 'isPressed false', node: <IconButton icon="star" label="Unset" isPressed={false} /> },
    { state: 'disabled', node: <IconButton icon="search" label="Search disabled" disabled /> },
  ],
  Link: [
    { state: 'route', node: <Link to={here}>A page of the site</Link> },
    { state: 'address', node: <Link to="https://example.com/">Another site</Link> },
  ],
  Pager: [
    {
      state: 'page of 12',
      node: (
        <Held start={6}>
          {(page, hold) => <Pager page={page} pageCount={12} onChange={hold} />}
        </Held>
      ),
    },
  ],
  Segmented: [false, true].map((isBlock) => ({
    state: isBlock ? 'isBlock' : 'value, count, isLive',
    node: (
      <Held<Choice> start="first">
        {(value, hold) => (
          <Segmented
            label={isBlock ? 'Block' : 'Plain'}
            items={choices}
            value={value}
            onChange={hold}
            isBlock={isBlock}
          />
        )}
      </Held>
    ),
  })),
  SkipLink: [{ state: 'focused', node: <SkipLink to="gallery">Past all of this</SkipLink> }],
  TabPanel: [tabs('panel', false)],
  Tabs: [tabs('marked', false), tabs('quiet', true)],
};
