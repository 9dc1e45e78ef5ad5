export interface ResumeEntry {
  period: string;
  title: string;
  place: string;
  tasks: readonly string[];
}

/** What a resume says; how it looks is the layout's affair. */
export interface ResumeContent {
  firstName: string;
  lastName: string;
  headline: string;
  email: string;
  /** As people write it: 06 39 98 12 34. */
  phone: string;
  place: string;
  /** Driving licence and the like; may be empty. */
  mobility: string;
  profile: string;
  education: readonly ResumeEntry[];
  experiences: readonly ResumeEntry[];
  projects: readonly string[];
  skills: readonly string[];
  tools: readonly string[];
  languages: readonly string[];
  interests: readonly string[];
}
