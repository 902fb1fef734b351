export const SKILLS_ZIP_PATH = "/api/insights/playbook/:scanId/skills.zip";
export const SKILL_FILE_PATH = "/api/insights/playbook/:scanId/skills/:skillId/SKILL.md";
