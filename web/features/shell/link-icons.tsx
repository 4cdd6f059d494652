import {
  Bell,
  Calculator,
  Folder,
  House,
  LayoutDashboard,
  ListChecks,
  Ruler,
  Scale,
  Search,
  SlidersHorizontal,
  User,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { SiteLink } from '#domain/navigation.ts';

export const LINK_ICONS: Partial<Record<SiteLink, LucideIcon>> = {
  home: House,
  dashboard: LayoutDashboard,
  search: Search,
  applications: Folder,
  consultants: Users,
  notifications: Bell,
  profile: User,
  settings: SlidersHorizontal,
  tools: Wrench,
  sizeTool: Ruler,
  deMinimisTool: Scale,
  requirementsTool: ListChecks,
  worthItTool: Calculator,
};
