import { paths, uses } from '../generated/icons';

export type IconName = keyof typeof paths;
export type InterfaceIcon = keyof typeof uses.interface;
export type FriezeFigure = keyof typeof uses.frieze;

/** The path of an icon by its own name. */
export const iconPath = (name: IconName): string => paths[name];

/** The path of an icon of the interface. */
export const interfaceIcon = (id: InterfaceIcon): string => paths[uses.interface[id]];

/** The path of a figure in the picture of the start page. */
export const friezeIcon = (id: FriezeFigure): string => paths[uses.frieze[id]];
