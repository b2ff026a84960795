import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import styles from './Snow.module.css';

const flakes = 32;

/** Snow on the home page while the feature `snow` is on: CSS transforms, no script. */
export function letItSnow(services: CoreServices): Dispose {
  const { navigation, plan, preferences } = services;
  const home = plan.routes.find((route) => route.path === '')?.name;
  let snow: HTMLElement | undefined;
  const stop = reaction(
    () =>
      services.config.features['snow'] === true &&
      home !== undefined &&
      navigation.routeName === home &&
      !preferences.arePricesPaused,
    (isSnowing) => {
      snow?.remove();
      snow = isSnowing ? makeSnow() : undefined;
      if (snow !== undefined) document.body.append(snow);
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    snow?.remove();
  };
}

function makeSnow(): HTMLElement {
  const snow = document.createElement('div');
  snow.className = styles['snow'] ?? '';
  snow.ariaHidden = 'true';
  for (let index = 0; index < flakes; index += 1) {
    const flake = document.createElement('i');
    const nearness = Math.random();
    flake.style.setProperty('--x', `${((index + Math.random()) / flakes) * 100}%`);
    flake.style.setProperty('--size', `${3 + nearness * 5}px`);
    flake.style.setProperty('--drift', `${(Math.random() - 0.5) * 120}px`);
    flake.style.setProperty('--time', `${18 - nearness * 9}s`);
    flake.style.setProperty('--delay', `${-Math.random() * 18}s`);
    snow.append(flake);
  }
  return snow;
}
